// One host for all of them, which starts before the first and ends after the last.
import "./newsletter/subscribers.e2e.ts";
import "./newsletter/sending.e2e.ts";
