import { writeFileSync } from "node:fs";
import { join } from "node:path";

const written = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * The command that runs Debian's nginx with these directives of its `http` block, in the foreground and with one
 * process: all that it writes lies in `folder`, which has to be there.
 */
export function nginxCommand(folder: string, http: string): [program: string, ...args: string[]] {
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = written.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr; events {}
http { ${temporary}
${http}
}`,
  );
  return ["/usr/sbin/nginx", "-p", folder, "-e", "stderr", "-c", file];
}
