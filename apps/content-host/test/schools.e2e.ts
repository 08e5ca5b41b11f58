// One host with two schools for all that an office of one could reach of the other.
import "./schools/reaching.e2e.ts";
import "./schools/screens.e2e.ts";
import "./schools/answers.e2e.ts";
import "./schools/people.e2e.ts";
// It deletes what it can: last.
import "./schools/combinations.e2e.ts";
