#!/bin/sh
# Replaces systemctl on a machine without systemd: `start`, `stop`, `kill` or `restart` of UNIT… in
# the folder of this file. Like systemd, it continues when its caller is killed.
[ -n "$DETACHED" ] || DETACHED=1 exec setsid --wait "$0" "$@"
root=$(dirname "$0") verb=$1
shift

for unit; do
  unit=${unit%.service} pid=$root/$unit.pid
  value() { sed -n "s|^$1=||p" "$root/etc/systemd/system/$unit.service" | sed "s|/opt/|$root/opt/|g"; }
  if [ "$verb" != start ] && [ -f "$pid" ]; then
    if [ "$verb" = kill ]; then kill -KILL "$(cat "$pid")"; else kill "$(cat "$pid")"; fi
    while kill -0 "$(cat "$pid")"; do sleep 0.1; done
  fi 2> /dev/null
  if [ "$verb" = start ] || [ "$verb" = restart ]; then
    cd "$(value WorkingDirectory)" || exit
    env -i NODE_ENV=production PATH=/usr/bin:/bin $(cat "$root/settings") $(value ExecStart) < /dev/null > /dev/null 2>&1 &
    echo $! > "$pid"
  fi
done
