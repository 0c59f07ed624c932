import type { GlobalConfig } from 'payload';
import { contentGlobalAccess } from '../access/content-access.ts';
import { figuresField } from '../fields/figures.ts';
import { pictureField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { tilesField } from '../fields/tiles.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevisionOfGlobal } from '../hooks/raise-revision.ts';

/** The page about the company. */
export const AboutPage: GlobalConfig = {
  slug: 'about-page',
  access: contentGlobalAccess,
  hooks: raiseRevisionOfGlobal,
  admin: { group: 'Pages', description: 'Story, mission, vision, values and what customers need.' },
  fields: [
    { name: 'heading', type: 'text', localized: true, required: true },
    richTextField('story', { required: true }),
    pictureField('picture'),
    figuresField('parentFacts', 'The parent firm in figures', 'Years of experience, countries.'),
    { name: 'mission', type: 'textarea', localized: true, required: true },
    { name: 'vision', type: 'textarea', localized: true, required: true },
    tilesField('values', 'Values', 'The values of the company.'),
    { name: 'needsHeading', type: 'text', localized: true, required: true },
    tilesField('needs', 'Consumers’ needs', 'The reasons why people want an electric vehicle.'),
    translationReadyField(),
  ],
};
