/* Moves the wall clock of one process: loaded before the C library, it adds to what the kernel says the milliseconds that
 * stand in the file which CLOCK_AHEAD names. The file is mapped, so a clock can jump, forward and back, in the middle of a run. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const volatile long long *ahead;

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

int clock_gettime(clockid_t id, struct timespec *at)
{
    long done = syscall(SYS_clock_gettime, id, at);
    if (done == 0 && id == CLOCK_REALTIME && ahead) {
        long long nanos = at->tv_nsec + *ahead % 1000 * 1000000;
        at->tv_sec += *ahead / 1000;
        if (nanos < 0)
            nanos += 1000000000, at->tv_sec--;
        if (nanos >= 1000000000)
            nanos -= 1000000000, at->tv_sec++;
        at->tv_nsec = nanos;
    }
    return (int)done;
}
