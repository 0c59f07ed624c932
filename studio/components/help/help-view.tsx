import { getRole } from '@ev-site/content/access/roles.ts';
import type { AdminViewServerProps } from 'payload';
import { guideList, helpPath } from '../../help/guide-list.ts';
import { readGuide } from '../../help/read-guide.ts';
import { getReader } from '../get-reader.ts';
import { OwnPage } from '../own-page.tsx';

const Guides = ({ guides }: { guides: (typeof guideList)[number][] }) => (
  <ul className="help__list">
    {guides.map(({ slug, title, about }) => (
      <li key={slug}>
        <h3>
          <a href={`${helpPath}/${slug}`}>{title}</a>
        </h3>
        <p>{about}</p>
        <ul>
          {readGuide(slug).sections.map((section) => (
            <li key={section.anchor}>
              <a href={`${helpPath}/${slug}#${section.anchor}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** All guides with their tasks, so that the browser's search finds a word among them; guides for the own role first. */
export const HelpView = (page: AdminViewServerProps) => {
  const role = getRole({ user: getReader(page, helpPath) });
  const { true: own = [], false: others = [] } = Object.groupBy(guideList, ({ roles }) =>
    String(roles.some((one) => one === role)),
  );
  return (
    <OwnPage page={page} className="help">
      <h1>Help</h1>
      <p className="help__about">
        Each guide goes task by task. Words set <em>like this</em> stand on the screen just so. Each guide can
        be printed.
      </p>
      <h2>Your work</h2>
      <Guides guides={own} />
      {others.length > 0 && (
        <>
          <h2>What colleagues do</h2>
          <Guides guides={others} />
        </>
      )}
    </OwnPage>
  );
};
