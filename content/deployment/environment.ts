import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { findBucketProblems } from '../object-storage/bucket-settings.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), fallback);

const count = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), fallback);

/** A number, or `cores`: as many as the cores that this program may use. */
const processes = z._default(
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^(cores|[\d.]+)$/, 'Invalid input: expected a number or "cores"')),
      z.transform((text) => (text === 'cores' ? availableParallelism() : Number(text))),
    ),
    z.number().check(z.int(), z.minimum(1), z.maximum(256)),
  ),
  1,
);

const trustedProxies = z._default(
  z.pipe(
    z.string(),
    z.transform((text, context): TrustedProxies => {
      const read = readTrustedProxies(text);
      if (!('problem' in read)) return read.proxies;
      context.issues.push({ code: 'custom', message: read.problem, input: text });
      return z.NEVER;
    }),
  ),
  false,
);

/** Without a slash at the end, because paths begin with one. */
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .check(z.overwrite((address: string) => address.replace(/\/+$/, '')));

/** A relative path would be another file for each program, depending on the folder where it was started. */
const databaseUrl = z.regex(
  /^(file:(\/\/)?\/(?!\/)[^?#]+|postgres(ql)?:\/\/.+)$/,
  'Write file: and the whole path, which begins with / (file:/path/to/site.sqlite), or postgres://user:password@host:5432/name',
);

/** The sender if none is set. Its domain is reserved for examples, so nobody reads what bounces. */
export const exampleSender = 'no-reply@example.com';

/** Every variable that a deployment may set, with its default. `.env.example` explains each; a test compares both. */
export const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  PUBLIC_URL: z._default(publicUrl, 'http://localhost:3000'),
  HOST: z._default(z.string().check(z.minLength(1)), '0.0.0.0'),
  PORT: port(3000),
  PROCESSES: processes,
  STUDIO_PORT: port(3001),
  STUDIO_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  STUDIO_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: trustedProxies,
  SHUTDOWN_DELAY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(15)), 0),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.string().check(databaseUrl)),
  PAYLOAD_SECRET: z.optional(z.string().check(z.minLength(32))),
  ADMIN_EMAIL: z._default(z.email(), 'admin@example.com'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12))),
  S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  S3_PRIVATE_BUCKET: z.optional(z.string().check(z.minLength(1))),
  S3_REGION: z._default(z.string().check(z.minLength(1)), 'ap-south-1'),
  S3_ENDPOINT: z.optional(z.url()),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  MEDIA_URL: z._default(z.string().check(z.regex(/^(\/[^/].*|https?:\/\/.+)[^/]$/)), '/media'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string().check(z.regex(/^[^\r\n]+@[^\r\n]+$/)), exampleSender),
  WEBHOOK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
  EDGE_PURGE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  EDGE_PURGE_TOKEN: z.optional(z.string().check(z.minLength(16))),
  HUMAN_CHECK: z._default(z.enum(['altcha', 'turnstile', 'hcaptcha', 'recaptcha']), 'altcha'),
  HUMAN_CHECK_SITE_KEY: z.optional(z.string().check(z.minLength(1))),
  HUMAN_CHECK_SECRET: z.optional(z.string().check(z.minLength(1))),
  HUMAN_CHECK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  CLAMAV_URL: z.optional(z.url({ protocol: /^tcp$/ })),
  RESUME_DISK_MB: count(2000),
  FORMS_PER_ADDRESS: count(60),
  FORMS_PER_KIND: count(600),
  RECKONINGS_PER_ADDRESS: count(300),
  CONNECTIONS_PER_ADDRESS: count(1000),
  SIGN_INS_PER_ADDRESS: count(60),
  SIGN_INS_PER_ACCOUNT: count(10),
  VALKEY_URL: z.optional(z.url({ protocol: /^(redis|valkey)s?$/ })),
  PAGES_AHEAD: z._default(z.enum(['on', 'off']), 'on'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  SECURITY_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
  FORM_SHORTEST_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000)), 2000),
  LEAD_MONTHS: count(24),
  APPLICATION_MONTHS: count(12),
  AUDIT_MONTHS: count(12),
  BACKUP_TO: z.optional(z.string().check(z.regex(/^(?!s3:)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/.*)?$/))),
  BACKUP_RECIPIENT: z.optional(z.string().check(z.regex(/^age1[0-9a-z]+([\s,]+age1[0-9a-z]+)*$/))),
  BACKUP_KEEP: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}h [1-9]\d{0,3}d [1-9]\d{0,3}w$/)),
    '48h 14d 8w',
  ),
  BACKUP_PING_URL: z.optional(z.url({ protocol: /^https?$/ })),
});

/** Finds settings that are valid on their own and do not fit together. */
const goTogether = z.check<Environment>(({ value, issues }) => {
  for (const [name, message] of findBucketProblems(value))
    issues.push({ code: 'custom', path: [name], message, input: value[name] });
});

export type Environment = z.output<typeof environmentSchema>;

// The small build of zod has no error messages unless a locale is set.
const inEnglish = z.locales.en().localeError;

/**
 * Reads the settings of the deployment. An empty variable counts as not set, so `NAME=` in a file means "default".
 * @throws {Error} with every invalid variable and what is wrong with it. Call this before anything listens.
 */
export const getEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.check(goTogether).safeParse(set, { error: inEnglish });
  if (result.success) {
    const { data } = result;
    // Without a public address, the site is reached at the port where it listens.
    return set.PUBLIC_URL ? data : { ...data, PUBLIC_URL: `http://localhost:${data.PORT}` };
  }
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${problems.join('\n')}\nSee .env.example.`);
};
