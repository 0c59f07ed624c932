import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunction, type ServerFunctionClient, UnauthorizedError } from 'payload';
import type { ReactNode } from 'react';
import { answerCopyToLocale } from '../../copy-to-locale.ts';
import { answerFormState } from '../../form-state.ts';
import config from '../../payload.config.ts';
import { schedulePublish } from '../../schedule-publish.ts';
import { isForStaff, isServerFunction, namesItsKind } from '../../server-functions.ts';
import '@payloadcms/next/css';
import { importMap } from './importMap.js';
import '../../styles/studio.css';

const isStaff = async (): Promise<boolean> => {
  const payload = await getPayload({ config, importMap });
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
  return user !== null;
};

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  // Anyone can call this, signed in or not, with any name and arguments. No other part of the request is passed on.
  if (!isServerFunction(name)) return undefined;
  if (isForStaff(name) && !(await isStaff())) throw new UnauthorizedError();
  if (!namesItsKind(name, args, await config)) return undefined;
  const serverFunctions = {
    'copy-data-from-locale': answerCopyToLocale as ServerFunction,
    'form-state': answerFormState as ServerFunction,
    'schedule-publish': schedulePublish as ServerFunction,
  };
  return handleServerFunctions({ name, args, config, importMap, serverFunctions });
};

export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
