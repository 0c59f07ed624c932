/** Whether programs that are started here may make namespaces, mount disks and act as other users. */
export const isRoot = process.getuid?.() === 0;

/** A command as the user that PostgreSQL runs as: it refuses root. Anybody else runs it as himself. */
export const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', command, ...args]]
    : [command, args];
