/** Command: moves the resumes from DATA_DIR to S3_PRIVATE_BUCKET. `--dry-run` prints what would be moved. */
import { getEnvironment } from '../deployment/environment.ts';
import { getResumeFolder } from '../deployment/own-folders.ts';
import { parseArguments } from '../processes/read-arguments.ts';
import { openFolderStorage } from '../resumes/folder-storage.ts';
import { moveResumes } from '../resumes/move-resumes.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (args, say) => {
  const { values } = parseArguments(args, 'content/cli/move-resumes.ts [--dry-run]', {
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const isRehearsal = values['dry-run'];
  const environment = getEnvironment(process.env);
  if (!environment.S3_PRIVATE_BUCKET)
    throw new Error('S3_PRIVATE_BUCKET is not set: there is no bucket to move resumes to.');

  const folder = openFolderStorage(getResumeFolder(environment));
  const bucket = await getResumeStorage(environment);
  const { moved, bytes, different } = await moveResumes(folder, bucket, isRehearsal).catch((error: Error) => {
    throw new Error(`${error.message} What was not moved lies in the folder: repeat the command.`);
  });
  const amount = `${moved} resumes (${(bytes / 1_000_000).toFixed(1)} MB) from ${folder.place} to ${bucket.place}`;
  say(isRehearsal ? `Would move ${amount}.` : `Moved ${amount}.`);
  if (different.length > 0)
    throw new Error(
      different
        .map(
          (name) =>
            `${name} lies in the bucket with other bytes. It was left in the folder: compare the two.`,
        )
        .join('\n'),
    );
});
