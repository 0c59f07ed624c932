import type { Language } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import type { Lead } from '../../payload-types.ts';
import { isEntered } from '../lead-sources.ts';
import { getReference } from '../reference.ts';

/**
 * What the privacy note beside a form says, in words to say on the phone: what is kept, what for, and how to ask about
 * it.
 */
const sentences: Record<Language, (reference: string) => string> = {
  en: (reference) =>
    `We keep what you told us, to answer you. Your reference number is ${reference}. With it and your phone number you can see, correct or erase what we keep, on our website under “Privacy”.`,
  hi: (reference) =>
    `आपने जो बताया, वह हम आपको जवाब देने के लिए रखते हैं। आपका रेफ़रेंस नंबर ${reference} है। इस नंबर और अपने फ़ोन नंबर से आप हमारी वेबसाइट पर “निजता” में अपनी जानकारी देख, सुधार या मिटवा सकते हैं।`,
  gu: (reference) =>
    `તમે જે જણાવ્યું તે અમે તમને જવાબ આપવા સાચવીએ છીએ. તમારો સંદર્ભ નંબર ${reference} છે. આ નંબર અને તમારા ફોન નંબરથી તમે અમારી વેબસાઈટ પર “ગોપનીયતા”માં તમારી માહિતી જોઈ, સુધારી કે ભૂંસાવી શકો છો.`,
};

/**
 * What a colleague has to say to the person whose lead he has just entered, in that person's language. Empty for a
 * visitor who wrote himself, because the form showed it.
 */
export const toWordsForACall = (payload: Pick<Payload, 'secret'>, lead: Lead): string =>
  isEntered(lead) && lead.status === 'new' ? sentences[lead.language](getReference(payload, lead)) : '';
