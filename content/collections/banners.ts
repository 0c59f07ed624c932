import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { toRelationId } from '../documents/relation-id.ts';
import { validateFigureKeys } from '../fields/figure-keys.ts';
import { pictureField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import type { Banner } from '../payload-types.ts';

/** Checks the key against the figures of the chosen vehicle, as visitors see it. */
const validateFigureOfVehicle: TextFieldSingleValidation = async (key, { req, siblingData }) => {
  const id = toRelationId((siblingData as Partial<Banner>).product);
  if (!key || id === null) return true;
  const vehicle = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    select: { figures: true },
    disableErrors: true,
    req,
  });
  return validateFigureKeys(key, vehicle);
};

/** Slides at the head of the home page. */
export const Banners: CollectionConfig = {
  slug: 'banners',
  access: contentAccess,
  hooks: raiseRevision,
  orderable: true,
  defaultSort: '_order',
  admin: {
    group: 'Pages',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'picture', 'active'],
    description: 'Slides at the head of the home page. The first row is the first slide.',
  },
  fields: [
    { name: 'heading', type: 'text', localized: true, required: true, maxLength: 80 },
    richTextField('description', { required: true, description: 'One sentence.' }),
    pictureField('picture', { required: true, description: 'A vehicle, cut out, without text in it.' }),
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      admin: {
        description:
          'The vehicle on the slide. If the figure is a saving or a cost, the slide has a link to the vehicle’s page. Otherwise it has no link.',
      },
    },
    {
      name: 'figureKey',
      type: 'text',
      validate: validateFigureOfVehicle,
      admin: {
        description: 'Key of the one figure of that vehicle to show beside the picture, e.g. certifiedRange.',
        condition: (_data, siblingData) => Boolean(siblingData.product),
      },
    },
    { name: 'active', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    translationReadyField(),
  ],
};
