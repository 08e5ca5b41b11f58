import { writeFileSync } from "node:fs";
import { join } from "node:path";

const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * The command that runs Debian's nginx with these directives in its `http` block, in the foreground with one worker.
 * It writes only into `folder`, which must exist.
 */
export function nginxCommand(folder: string, http: string): [program: string, ...args: string[]] {
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr; events {}
http { ${temporary}
${http}
}`,
  );
  return ["/usr/sbin/nginx", "-p", folder, "-e", "stderr", "-c", file];
}
