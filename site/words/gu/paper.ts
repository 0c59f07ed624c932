import type { paper as english } from '../en/paper.ts';
import type { Translated } from '../translated.ts';

/** Printed papers, in Gujarati. */
export const paper: Translated<typeof english> = {
  brochure: 'બ્રોશર, PDF',
  comparison: 'આ સરખામણી PDF માં',
  title: '{name}: બ્રોશર',
  picture: '{name}નો ફોટો',
  scan: 'આ પાનું ખોલવા સ્કેન કરો',
  dealer: 'ગાડી જુઓ, ચલાવી જુઓ',
  dealerText:
    '{address} ખોલો અને તમારો પિન કોડ લખો: સૌથી નજીકનો ડીલર, તેનો સમય અને ટેસ્ટ રાઈડ, બધું ત્યાં મળશે. અથવા અમને ફોન કરો.',
  made: '{date} સુધીની માહિતી, આવૃત્તિ {revision}. તાજી માહિતી હંમેશાં {address} પર.',
  madeForYou: '{date} ના રોજ આ કાગળ પર છાપેલા આંકડાથી કાઢેલો હિસાબ, આવૃત્તિ {revision}. આ ઓફર નથી.',
  pageOf: 'પાનું {page}, કુલ {pages}',
  inputs: 'કયા આંકડાથી હિસાબ કર્યો',
};
