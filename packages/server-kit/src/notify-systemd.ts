import { execFile } from "node:child_process";

/** Some signals may be late on a busy machine. */
const SIGNALS_PER_TIMEOUT = 4;

/**
 * Notifies systemd that this process is ready, and from then on that its event loop responds (`Type=notify`,
 * `WatchdogSec=`). The timer is one of the main thread: a worker must not signal for a main thread that hangs. Without
 * systemd it does nothing. Node has no datagram sockets of this kind, so systemd's own program sends the signals.
 */
export function notifySystemd(environment: NodeJS.ProcessEnv): void {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = environment;
  if (!NOTIFY_SOCKET) return;
  send("READY=1");
  if (!WATCHDOG_USEC) return;
  const intervalMs = Number(WATCHDOG_USEC) / 1_000 / SIGNALS_PER_TIMEOUT;
  setInterval(() => send("WATCHDOG=1"), intervalMs).unref();
}

function send(signal: string): void {
  execFile("systemd-notify", [signal], (error) => {
    if (error) process.stderr.write(`systemd was not notified (${signal}): ${error.message}\n`);
  });
}
