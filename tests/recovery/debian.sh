#!/bin/sh
# A fresh Debian in a container of its own, booted by its own systemd: `make ROOT`, then `boot ROOT` in the foreground,
# then `remove ROOT`. Needs root and the first version of control groups.
set -e
verb=$1 root=$2 name=$(basename "$2")
kept=/var/tmp/manor-debian-bookworm

if [ "$verb" = make ]; then
  # Made once, in some minutes. The machine has no network: what deploy/install asks apt for lies in its cache.
  if [ ! -d $kept ]; then
    rm -rf $kept.tmp
    debootstrap --include=systemd-sysv,dbus,curl bookworm $kept.tmp
    chroot $kept.tmp apt-get update
    chroot $kept.tmp apt-get install -y --download-only --no-install-recommends libatomic1 ca-certificates openssl nginx caddy
    mv $kept.tmp $kept
  fi
  cp --archive --reflink=auto $kept/. "$root"
  exit
fi

if [ "$verb" = remove ]; then
  running() { find "/sys/fs/cgroup/pids/$name" -name cgroup.procs -exec cat {} +; }
  while [ -n "$(running)" ]; do
    running | xargs -r kill -KILL 2> /dev/null || true
    sleep 0.1
  done
  find /sys/fs/cgroup/*/"$name" -depth -type d -exec rmdir {} +
  rm -rf "$root" "/run/systemd/nspawn/propagate/$name"
  exit
fi

for group in memory pids systemd unified; do
  mkdir -p "/sys/fs/cgroup/$group/$name"
  echo $$ > "/sys/fs/cgroup/$group/$name/cgroup.procs"
done
# systemd loads a filter for the addresses of a unit: a right, and a call, that a container has not by default.
export SYSTEMD_SECCOMP=0
exec setpriv --pdeathsig KILL systemd-nspawn --register=no --keep-unit --private-network --console=pipe \
  --capability=CAP_BPF,CAP_PERFMON --machine="$name" --directory="$root" sh -c '
  for group in memory pids; do mount -o remount,bind,rw /sys/fs/cgroup/$group; done
  exec /lib/systemd/systemd'
