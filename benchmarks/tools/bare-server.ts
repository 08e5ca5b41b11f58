import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The ceiling for a server on node:http: one buffer in memory with its headers, sent to every request on PORT.
// Arguments: a file with the bytes, the headers as JSON.

const [file = "", headersJson = "{}"] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = JSON.parse(headersJson);

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
