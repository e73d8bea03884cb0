import type { EventTexts } from './de.ts';

export const en: EventTexts = {
  fields: {
    eventName: 'Please enter a name for the event, 80 characters at most, without < and >.',
    kind: 'Please choose an occasion.',
    date: 'Please enter a date, at most half a year back and five years ahead.',
    replyBy: 'Please enter a day that is not after the event, or leave the field empty.',
    words: 'Please shorten this to 600 characters, without < and >.',
    guestName: 'Please enter a name, 100 characters at most, without < and >.',
    envelope: 'Please use at most three lines of 100 characters each, without < and >.',
    persons: 'Please enter a number from 1 to 20.',
    coming: (persons) => `Please enter a number from 1 to ${persons}.`,
    diet: 'Please shorten this to 200 characters, without < and >.',
    email: 'Please enter a valid email address, or leave the field empty.',
  },
  upload: {
    noName: 'The name is missing. Please fill it in or delete the line.',
    country: (text) =>
      `“${text}” is none of the ten countries whose addresses we know. Please write it differently.`,
    place: 'Please write postal code and town, for example 80331 Munich.',
    fault: (column, sentence) => `${column}: ${sentence}`,
  },
  columns: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    envelope: 'On the envelope',
    careOf: 'Care of',
    street: 'Street and number',
    houseNumber: 'House number',
    postalCode: 'Postal code',
    city: 'Town',
    place: 'Postal code and town',
    province: 'Province',
    country: 'Country',
    email: 'Email',
    persons: 'Persons',
  },
  more: { reply: 'Reply', coming: 'Coming', message: 'Message', diet: 'Food', link: 'Reply link' },
  replies: { open: 'open', yes: 'yes', no: 'no' },
  envelopeLine: (number) => `Line ${number}`,
  files: { guests: 'guests', envelopes: 'envelopes' },
};
