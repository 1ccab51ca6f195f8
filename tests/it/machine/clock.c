/* Moves the clocks of one process: loaded before the C library, it adds to what the kernel says the milliseconds that stand in
 * the file which CLOCK_AHEAD names: first for the wall clock, then for the steady one, which only ever moves forward. The file is
 * mapped, so a clock can jump in the middle of a run. Whoever waits for a moment has asked the kernel to be woken by the steady
 * clock as it was; once that has been moved nothing sleeps for longer than a glance. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define GLANCE 20

struct ahead {
    long long wall, steady;
};

static const volatile struct ahead *ahead;

__attribute__((constructor)) static void map_ahead(void)
{
    const char *path = getenv("CLOCK_AHEAD");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *mapped = mmap(NULL, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (mapped != MAP_FAILED)
        ahead = mapped;
}

static long long by(clockid_t id)
{
    if (!ahead)
        return 0;
    return id == CLOCK_REALTIME ? ahead->wall : id == CLOCK_MONOTONIC ? ahead->steady : 0;
}

int clock_gettime(clockid_t id, struct timespec *at)
{
    long done = syscall(SYS_clock_gettime, id, at);
    long long millis = done == 0 ? by(id) : 0;
    if (millis != 0) {
        long long nanos = at->tv_nsec + millis % 1000 * 1000000;
        at->tv_sec += millis / 1000;
        if (nanos < 0)
            nanos += 1000000000, at->tv_sec--;
        if (nanos >= 1000000000)
            nanos -= 1000000000, at->tv_sec++;
        at->tv_nsec = nanos;
    }
    return (int)done;
}

int epoll_wait(int poll, struct epoll_event *events, int most, int timeout)
{
    if (by(CLOCK_MONOTONIC) != 0 && (timeout < 0 || timeout > GLANCE))
        timeout = GLANCE;
    return (int)syscall(SYS_epoll_pwait, poll, events, most, timeout, NULL, 8);
}
