// One host without sample content for all that the office does at the desk.
import "./desk/names.e2e.ts";
import "./desk/imports.e2e.ts";
