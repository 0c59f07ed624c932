/** Command: moves the resumes of DATA_DIR into S3_PRIVATE_BUCKET. `--dry-run` says what it would move. */
import { getEnvironment } from '../deployment/environment.ts';
import { loadEnvironmentFile } from '../deployment/environment-file.ts';
import { getResumeFolder } from '../deployment/own-folders.ts';
import { readArguments } from '../processes/read-arguments.ts';
import { openFolderStorage } from '../resumes/folder-storage.ts';
import { moveResumes } from '../resumes/move-resumes.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';

const { values } = readArguments('content/cli/move-resumes.ts [--dry-run]', {
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const isRehearsal = values['dry-run'];

loadEnvironmentFile();
if (!getEnvironment(process.env).S3_PRIVATE_BUCKET) {
  console.error('S3_PRIVATE_BUCKET is not set: there is no bucket to move resumes to.');
  process.exit(1);
}

const folder = openFolderStorage(getResumeFolder());
const bucket = await getResumeStorage();
const { moved, bytes, different } = await moveResumes(folder, bucket, isRehearsal).catch((error: Error) => {
  console.error(`${error.message} What was not moved lies in the folder: repeat the command.`);
  process.exit(1);
});
const amount = `${moved} resumes (${(bytes / 1_000_000).toFixed(1)} MB) from ${folder.place} to ${bucket.place}`;
console.log(isRehearsal ? `Would move ${amount}.` : `Moved ${amount}.`);
for (const name of different)
  console.error(`${name} lies in the bucket with other bytes. It was left in the folder: compare the two.`);
process.exit(different.length > 0 ? 1 : 0);
