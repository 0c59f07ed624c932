import { pathToProduct } from '@ev-site/contract/paths.ts';
import type { CollectionConfig, Field } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { followKey } from '../claims/follow-key.ts';
import { figureKeysField } from '../fields/figure-keys.ts';
import { pageOptions } from '../fields/page-keys.ts';
import { pictureField, picturesField, turntableField } from '../fields/picture.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { redirectOldAddress } from '../redirects/redirect-old-address.ts';
import { keepBannerFigures } from './products/keep-banner-figures.ts';
import { productComparison } from './products/product-comparison.ts';
import { productFigures } from './products/product-figures.ts';
import { productKeyField } from './products/product-key.ts';
import { passengersField, productPrice } from './products/product-price.ts';
import { productSections } from './products/product-sections.ts';
import { productVariants } from './products/product-variants.ts';

const overview: Field[] = [
  {
    name: 'name',
    type: 'text',
    localized: true,
    required: true,
    hooks: { beforeDuplicate: [({ value }) => (value ? `${value} (copy)` : value)] },
  },
  {
    name: 'plateName',
    type: 'text',
    required: true,
    admin: { description: 'Capitals on the number plate, e.g. MARVEL PRO.' },
  },
  {
    name: 'line',
    type: 'text',
    localized: true,
    required: true,
    admin: { description: 'e.g. Passenger vehicle.' },
  },
  { name: 'tagline', type: 'text', localized: true, required: true },
  { name: 'summary', type: 'textarea', localized: true, required: true },
  {
    name: 'breadcrumbParent',
    type: 'select',
    required: true,
    defaultValue: 'Products',
    options: ['Products', 'Our Products'],
  },
];

const pictures: Field[] = [
  pictureField('heroPicture', { required: true, description: 'The vehicle, cut out, large.' }),
  pictureField('innovationPicture', {
    description: 'Shows the innovations, which are numbered on it. It is not cropped.',
  }),
  pictureField('bannerPicture', { description: 'Wide picture at the head of the page.' }),
  picturesField('pictures', { description: 'Carousel of a vehicle without choices.' }),
  turntableField,
  productVariants,
  {
    name: 'colourCustomisation',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'The page then says that other colours are available.' },
  },
  picturesField('gallery', { description: 'Looping slider further down the page.' }),
];

const enquiry: Field[] = [
  {
    name: 'inquiryMarkerField',
    type: 'text',
    // This field identifies enquiries for this vehicle, so a copy must not share it.
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      description:
        'Name of the field in which the public API names the vehicle. Empty: the field is not sent.',
    },
  },
  {
    name: 'questions',
    type: 'relationship',
    relationTo: 'questions',
    hasMany: true,
    admin: { description: 'Questions at the foot of the page.' },
  },
];

/** A function, because a default in the database would make SQLite rebuild the whole table. */
const titledByName = () => 'product';

const moved = redirectOldAddress(({ key }) => pathToProduct(String(key)));

/** Vehicles. One model for all; a page shows only the parts that are filled. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Vehicle', plural: 'Vehicles' },
  access: contentAccess,
  hooks: {
    ...raiseRevision,
    beforeValidate: [followKey],
    beforeChange: [keepBannerFigures, ...moved.beforeChange],
    afterChange: [...moved.afterChange, ...raiseRevision.afterChange],
  },
  orderable: true,
  defaultSort: '_order',
  custom: { insteadOfDeleting: 'Or unpublish it.' },
  admin: {
    group: 'Vehicles',
    useAsTitle: 'name',
    defaultColumns: ['name', 'heroPicture', 'line', 'kind', 'updatedAt'],
    description: 'One page each. A part that is empty does not show.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Overview', fields: overview },
        { label: 'Pictures and choices', fields: pictures },
        {
          label: 'Figures',
          fields: [
            figureKeysField('headlineFigures', 'Keys of the three most important figures, in their order.', {
              maxRows: 3,
            }),
            productFigures,
          ],
        },
        { label: 'Price and seats', fields: [productPrice, passengersField] },
        { label: 'Sections', fields: productSections },
        { label: 'Comparison', fields: [productComparison] },
        { label: 'Enquiry', fields: enquiry },
      ],
    },
    productKeyField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'passenger', label: 'Passenger' },
        { value: 'cargo', label: 'Cargo' },
        { value: 'pickup', label: 'Pickup' },
        { value: 'bicycle', label: 'Bicycle' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'menuGroup',
      type: 'select',
      required: true,
      options: ['Passenger', 'Cargo', 'E-bikes'],
      admin: { position: 'sidebar', description: 'Entry of the Products menu.' },
    },
    {
      name: 'metaKey',
      type: 'select',
      label: 'Page title',
      required: true,
      enumName: 'page_key',
      options: pageOptions,
      defaultValue: titledByName,
      hooks: { beforeDuplicate: [titledByName] },
      admin: {
        position: 'sidebar',
        description:
          'Bicycles use “Millo and the bicycles”. With “Other vehicles”, the title is the vehicle’s own name.',
      },
    },
    translationReadyField(),
  ],
};
