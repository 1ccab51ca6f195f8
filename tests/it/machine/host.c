/* What is wrong with the host of one process: its clocks and its disk. Loaded before the C library, it goes by three numbers in the
 * file that HOST_STATE names: the milliseconds by which the wall clock is ahead, those of the steady one, which only ever moves
 * forward, and how the disk is below the folder that HOST_DISK names. The file is mapped, so all that can change in the middle of
 * a run. Whoever waits for a moment has asked the kernel to be woken by the steady clock as it was; once that has been moved
 * nothing sleeps for longer than a glance. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define GLANCE 10

enum disk { SOUND, READ_ONLY, FAILS_TO_WRITE, FAILS, HANGS };
enum act { READS, WRITES, SYNCS };

struct host {
    long long wall, steady, disk;
};

static const volatile struct host *host;
static const char *folder;

__attribute__((constructor)) static void map_host(void)
{
    const char *path = getenv("HOST_STATE");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *mapped = mmap(NULL, sizeof *host, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (mapped != MAP_FAILED)
        host = mapped;
    folder = getenv("HOST_DISK");
}

static long long by(clockid_t id)
{
    if (!host)
        return 0;
    return id == CLOCK_REALTIME ? host->wall : id == CLOCK_MONOTONIC ? host->steady : 0;
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

static int lies_there(const char *path)
{
    return folder && strncmp(path, folder, strlen(folder)) == 0;
}

/* Returns what is wrong with doing this to an open file, and hangs while that is what is wrong. */
static int wrong(int file, enum act act)
{
    char link[32], path[PATH_MAX];
    if (!host || host->disk == SOUND)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    long length = syscall(SYS_readlink, link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    if (!lies_there(path))
        return 0;
    while (host->disk == HANGS && act != READS)
        usleep(10000);
    switch (host->disk) {
    case READ_ONLY:
        return act == WRITES ? EROFS : 0;
    case FAILS_TO_WRITE:
        return act == READS ? 0 : EIO;
    case FAILS:
        return EIO;
    default:
        return 0;
    }
}

#define UNLESS_WRONG(file, act, call)                                                                                          \
    do {                                                                                                                       \
        int problem = wrong(file, act);                                                                                        \
        if (problem == 0)                                                                                                      \
            return call;                                                                                                       \
        errno = problem;                                                                                                       \
        return -1;                                                                                                             \
    } while (0)

ssize_t read(int file, void *to, size_t size)
{
    UNLESS_WRONG(file, READS, syscall(SYS_read, file, to, size));
}

ssize_t pread64(int file, void *to, size_t size, off64_t at)
{
    UNLESS_WRONG(file, READS, syscall(SYS_pread64, file, to, size, at));
}

ssize_t write(int file, const void *from, size_t size)
{
    UNLESS_WRONG(file, WRITES, syscall(SYS_write, file, from, size));
}

ssize_t pwrite64(int file, const void *from, size_t size, off64_t at)
{
    UNLESS_WRONG(file, WRITES, syscall(SYS_pwrite64, file, from, size, at));
}

int ftruncate64(int file, off64_t size)
{
    UNLESS_WRONG(file, WRITES, syscall(SYS_ftruncate, file, size));
}

int fsync(int file)
{
    UNLESS_WRONG(file, SYNCS, syscall(SYS_fsync, file));
}

int fdatasync(int file)
{
    UNLESS_WRONG(file, SYNCS, syscall(SYS_fdatasync, file));
}

static int open_there(const char *path, int flags, mode_t mode)
{
    int writes = (flags & O_ACCMODE) != O_RDONLY;
    if (writes && host && host->disk == READ_ONLY && lies_there(path)) {
        errno = EROFS;
        return -1;
    }
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open_there(path, flags, mode);
}

/* The same under their other names. */
ssize_t pread(int file, void *to, size_t size, off_t at) { return pread64(file, to, size, at); }
ssize_t pwrite(int file, const void *from, size_t size, off_t at) { return pwrite64(file, from, size, at); }
int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open_there(path, flags, mode);
}
