import { runRestore } from '../backup/run-restore.ts';
import { runCommand } from './run-command.ts';

await runCommand(runRestore);
