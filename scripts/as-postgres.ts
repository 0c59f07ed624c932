/** Whether programs that are started here may create namespaces, mount disks and run as other users. */
export const isRoot = process.getuid?.() === 0;

/**
 * A command that runs as the user of PostgreSQL, because PostgreSQL refuses root. Without root it runs as the caller.
 */
export const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', command, ...args]]
    : [command, args];
