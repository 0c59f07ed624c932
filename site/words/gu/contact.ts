import type { contact as english } from '../en/contact.ts';
import type { Translated } from '../translated.ts';

/** The contact page in Gujarati. */
export const contact: Translated<typeof english> = {
  name: 'સંપર્ક કરો',
  title: 'સંપર્ક કરો',
  description: 'ફોન, ઈ-મેલ, સરનામું અને નકશો.',
  reach: 'અમારો સંપર્ક',
  whatsapp: 'વોટ્સએપ',
  hours: 'સમય',
  purposes: {
    headOffice: 'કંપનીનો વહીવટ અહીંથી ચાલે છે.',
    showroom: 'ગાડીઓ અહીં જુઓ અને ચલાવો.',
    contact: 'કંઈ પૂછવું હોય તો અહીં આવો કે લખો.',
  },
  enquiry: 'પૂછપરછ મોકલો',
  promise: 'કઈ ગાડી, કેટલો ભાવ અને કિલોમીટરે કેટલો ખર્ચ: ત્રણેયનો જવાબ આપીશું.',
  find: 'અમે ક્યાં છીએ',
  map: {
    of: 'નકશો: {place}',
    drawing: 'આ ફક્ત ડ્રોઈંગ છે, નકશો નથી.',
    show: 'નકશો બતાવો',
    note: 'નકશો openstreetmap.org પરથી આવે છે, અને તમે કહો ત્યારે જ લોડ થાય છે.',
    open: 'ઓપનસ્ટ્રીટમેપમાં ખોલો',
  },
};
