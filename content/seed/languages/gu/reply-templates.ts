import type { Translation } from '../translation.ts';

/** The sample answers in Gujarati. */
export const replyTemplates: Translation = {
  texts: {
    'Your enquiry to {company}': '{company}ને તમારી પૂછપરછ',
    'Hello {name},\n\nthank you for asking about {vehicle}. We will call you soon. When does it suit you?\n\n{me}, {company}\n{phone}':
      'નમસ્તે {name},\n\n{vehicle} વિશે પૂછવા બદલ આભાર. અમે તમને જલદી ફોન કરીશું. તમને કયો સમય અનુકૂળ રહેશે?\n\n{me}, {company}\n{phone}',
    'A test ride with {vehicle}': '{vehicle}ની ટેસ્ટ રાઈડ',
    'Hello {name},\n\nwould you like to drive {vehicle} yourself? Tell us a day and a town near you, and we will arrange it. It costs you nothing.\n\n{me}, {company}\n{phone}':
      'નમસ્તે {name},\n\nશું તમે {vehicle} જાતે ચલાવી જોવા માગો છો? કોઈ દિવસ અને તમારી નજીકનું શહેર જણાવો, અમે ગોઠવી આપીશું. તેનો કોઈ ખર્ચ નથી.\n\n{me}, {company}\n{phone}',
    'Hello {name},\n\nthank you for writing to us. We will call you soon. When does it suit you?\n\n{me}, {company}\n{phone}':
      'નમસ્તે {name},\n\nઅમને લખવા બદલ આભાર. અમે તમને જલદી ફોન કરીશું. તમને કયો સમય અનુકૂળ રહેશે?\n\n{me}, {company}\n{phone}',
    'We tried to call you': 'અમે તમને ફોન કર્યો હતો',
    'Hello {name},\n\nwe tried to call you about {vehicle} and could not reach you. When may we call again? Our number is {phone}.\n\n{me}, {company}':
      'નમસ્તે {name},\n\nઅમે {vehicle} વિશે તમને ફોન કર્યો હતો, પણ વાત ન થઈ શકી. અમે ફરી ક્યારે ફોન કરીએ? અમારો નંબર {phone} છે.\n\n{me}, {company}',
    'Your application: {position}': 'તમારી અરજી: {position}',
    'Hello {name},\n\nthank you for your application as {position}. We would like to meet you. Please tell us which days suit you, and bring your certificates.\n\n{me}, {company}\n{phone}':
      'નમસ્તે {name},\n\n{position} માટે અરજી કરવા બદલ આભાર. અમે તમને મળવા માગીએ છીએ. તમને કયા દિવસ ફાવશે તે જણાવજો, અને આવો ત્યારે તમારાં પ્રમાણપત્રો સાથે લાવજો.\n\n{me}, {company}\n{phone}',
    'Hello {name},\n\nthank you for your application as {position} and for your patience. We have decided for somebody else this time. We wish you all the best.\n\n{me}, {company}':
      'નમસ્તે {name},\n\n{position} માટે અરજી કરવા અને રાહ જોવા બદલ આભાર. આ વખતે અમે બીજા કોઈને પસંદ કર્યા છે. તમને અમારી શુભેચ્છાઓ.\n\n{me}, {company}',
  },
};
