import type { testRide as english } from '../en/test-ride.ts';
import type { Translated } from '../translated.ts';

/** The test ride in Gujarati. */
export const testRide: Translated<typeof english> = {
  name: 'ટેસ્ટ રાઇડ',
  title: 'ટેસ્ટ રાઇડ બુક કરો',
  description:
    'ગાડી, ડીલર અને તમને ફાવે એવા બે દિવસ પસંદ કરો, બપોર પહેલાં કે પછી. ચોક્કસ સમય નક્કી કરવા ડીલર તમને ફોન કરશે.',
  heading: 'નક્કી કરતાં પહેલાં ચલાવી જુઓ',
  introduction:
    'ગાડી, ડીલર અને તમને ફાવે એવા બે દિવસ પસંદ કરો, બપોર પહેલાં કે પછી. ચોક્કસ સમય નક્કી કરવા ડીલર તમને ફોન કરશે.',
  first: {
    title: 'કઈ ગાડી, અને ક્યાં?',
    vehicle: { label: 'ગાડી', empty: 'ગાડી પસંદ કરો' },
    dealer: { label: 'ડીલર', empty: 'ડીલર પસંદ કરો' },
    near: 'મારી નજીક કયો ડીલર છે?',
    submit: 'દિવસ બતાવો',
    unknown: 'આ ડીલરને ત્યાં ટેસ્ટ રાઇડ થતી નથી. બીજો ડીલર પસંદ કરો.',
    nobody: 'અત્યારે કોઈ ડીલરને ત્યાં ટેસ્ટ રાઇડ થતી નથી. અમને ફોન કરો.',
  },
  second: {
    title: 'ક્યારે આવશો, અને કયા નામે?',
    at: '{dealer}, {address}',
    change: 'બીજો ડીલર પસંદ કરો',
    chooseDay: 'દિવસ અને સમય પસંદ કરો',
    noDay: 'કોઈ નહીં',
    half: {
      am: '{day}, બપોર પહેલાં ({from} થી {until})',
      pm: '{day}, બપોર પછી ({from} થી {until})',
    },
    calls: 'ડીલર તમને ફોન કરશે અને કહેશે કે આ ગાડી તેને ત્યાં ચલાવી જોવા માટે છે કે નહીં.',
    licence: 'ડ્રાઈવિંગ લાઈસન્સ સાથે લાવજો. 250 W સુધીની ઈ-સાઈકલ માટે તેની જરૂર નથી.',
    closed: 'આ ડીલરને ત્યાં આવતાં બે અઠવાડિયાં બંધ છે. ફોન કરો અથવા બીજો ડીલર પસંદ કરો.',
  },
  licence: 'ડ્રાઈવિંગ લાઈસન્સ સાથે લાવજો.',
  book: 'ટેસ્ટ રાઇડ બુક કરો',
  bookOf: '{name} ચલાવી જુઓ: ટેસ્ટ રાઇડ બુક કરો',
  calendar: {
    title: 'ટેસ્ટ રાઇડ: {vehicle}, {dealer}',
    description:
      'વિનંતી મોકલી છે, સમય હજી નક્કી નથી: ડીલર તમને ફોન કરશે{phone, select, none {} other {, અથવા {phone} પર ફોન કરો}}.',
  },
};
