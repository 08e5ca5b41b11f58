import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The ceiling: node:http with one buffer in memory and its headers, which looks at nothing that a visitor says.
// Arguments: a port, a file with the bytes, the headers as JSON.

const [port, file = "", headers = "{}"] = process.argv.slice(2);
const bytes = readFileSync(file);
const head = JSON.parse(headers);

createServer((_, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
