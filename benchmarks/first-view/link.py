#!/usr/bin/env python3
"""A slow line between two network namespaces, over which the kernel's real TCP runs: two TUN devices, joined with
delay, rate and a buffer of one second. Chromium's own throttling models neither handshakes nor slow start.

Arguments (root): round trip in ms, Mbps down, Mbps up, the visitor's namespace, the server's namespace."""
import ctypes
import fcntl
import heapq
import os
import select
import struct
import sys
import time

round_trip = float(sys.argv[1]) / 1000
down, up = (float(mbps) * 1e6 / 8 for mbps in sys.argv[2:4])
libc = ctypes.CDLL("libc.so.6", use_errno=True)
CLONE_NEWNET, TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x40000000, 0x400454CA, 0x0001, 0x1000
BUFFER_SECONDS = 1


def tun(namespace):
    place = os.open("/var/run/netns/" + namespace, os.O_RDONLY)
    if libc.setns(place, CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "setns")
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", b"line", IFF_TUN | IFF_NO_PI))
    return device


visitor, server = tun(sys.argv[4]), tun(sys.argv[5])
print("ready", flush=True)
other = {visitor: server, server: visitor}
rate = {visitor: up, server: down}
free = {visitor: 0.0, server: 0.0}
under_way, count = [], 0
while True:
    pause = max(0, under_way[0][0] - time.monotonic()) if under_way else 1
    for device in select.select([visitor, server], [], [], pause)[0]:
        try:
            while True:
                packet = os.read(device, 2048)
                now = time.monotonic()
                sent = max(now, free[device]) + len(packet) / rate[device]
                if sent - now > BUFFER_SECONDS:
                    continue
                free[device] = sent
                count += 1
                heapq.heappush(under_way, (sent + round_trip / 2, count, other[device], packet))
        except BlockingIOError:
            pass
    while under_way and under_way[0][0] <= time.monotonic():
        _, _, device, packet = heapq.heappop(under_way)
        try:
            os.write(device, packet)
        except OSError:
            pass
