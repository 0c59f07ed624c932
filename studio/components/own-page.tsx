import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** The frame of a page of our own within the studio: the menu, the header, and room for the content. */
export const OwnPage = ({
  page: { initPageResult, params, searchParams, viewActions },
  className,
  children,
}: {
  page: AdminViewServerProps;
  className: string;
  children: ReactNode;
}) => {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      {...(req.user && { user: req.user })}
      viewActions={viewActions ?? []}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
};
