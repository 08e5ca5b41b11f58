#!/bin/sh
# A fresh Debian in a container, booted by its own systemd: `make ROOT`, then `boot ROOT` in the foreground,
# then `remove ROOT`. Needs root and cgroup v1.
set -e
verb=$1 root=$2 name=$(basename "$2")
cache=/var/tmp/manor-debian-bookworm

if [ "$verb" = make ]; then
  # Made once, in some minutes. The container has no network, so the packages of deploy/install are downloaded now.
  if [ ! -d $cache ]; then
    rm -rf $cache.tmp
    debootstrap --include=systemd-sysv,dbus,curl bookworm $cache.tmp
    chroot $cache.tmp apt-get update
    chroot $cache.tmp apt-get install -y --download-only --no-install-recommends libatomic1 ca-certificates openssl nginx caddy
    mv $cache.tmp $cache
  fi
  cp --archive --reflink=auto $cache/. "$root"
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
# systemd loads a BPF filter for a unit's IP addresses, which needs a capability and a system call beyond the defaults.
export SYSTEMD_SECCOMP=0
exec setpriv --pdeathsig KILL systemd-nspawn --register=no --keep-unit --private-network --console=pipe \
  --capability=CAP_BPF,CAP_PERFMON --machine="$name" --directory="$root" sh -c '
  for group in memory pids; do mount -o remount,bind,rw /sys/fs/cgroup/$group; done
  exec /lib/systemd/systemd'
