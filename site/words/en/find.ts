/** The four questions. */
const questions = {
  title: 'Four questions',
  again: 'Change your answers',
  submit: 'Show what fits',
  carry: {
    legend: '1. What is carried?',
    short: 'Carried',
    goods: 'Goods',
    people: 'Passengers',
    self: 'Only the rider',
  },
  kg: {
    label: 'Weight of a full load',
    mark: 'in kg',
    hint: 'The heaviest of an ordinary week, without the driver.',
  },
  people: { label: 'How many at a time', mark: 'beside the driver' },
  km: {
    legend: '2. How far on a day?',
    short: 'On a day',
    label: 'Distance',
    mark: 'in km',
    hint: 'The longest of an ordinary week, there and back.',
  },
  noon: {
    short: 'At a socket at noon',
    label: 'How long can it stand at a socket at noon?',
    mark: 'in hours',
    hint: 'Only if it really stands there on every working day.',
    none: 'Not at all',
  },
  road: {
    legend: '3. On which roads?',
    short: 'Roads',
    lanes: { label: 'Town lanes', hint: 'Markets, housing societies, roads where nobody is fast.' },
    open: { label: 'Open road', hint: 'Ring roads and highways: at least {kmh} km/h to keep up.' },
  },
  slope: {
    legend: '4. What is the steepest slope?',
    short: 'Steepest slope',
    flat: { label: 'Flat', hint: 'Up to {degrees} degrees.' },
    ramps: { label: 'Flyovers and ramps', hint: 'Up to {degrees} degrees.' },
    hills: { label: 'Hills', hint: 'Up to {degrees} degrees.' },
    steep: { label: 'Steep ghat roads', hint: 'Up to {degrees} degrees.' },
  },
} as const;

const problems = {
  title: 'We need a little more to answer',
  carry: 'Please say what is carried.',
  road: 'Please say on which roads.',
  slope: 'Please say how steep it gets.',
  noon: 'Please choose how long it can stand at a socket: up to 4 hours.',
  kg: {
    missing: 'Please write how heavy a full load is, in kg.',
    notANumber: 'Please write the weight in digits, for example 250.',
    tooSmall: 'A load weighs {least} kg or more. Please write the weight again.',
    tooLarge: 'We can answer up to {most} kg. Please write the weight again.',
  },
  people: {
    missing: 'Please write how many passengers there are.',
    notANumber: 'Please write the number of passengers in digits, for example 4.',
    tooSmall: 'Passengers are {least} or more. Please write how many.',
    tooLarge: 'We can answer up to {most} passengers. Please write how many.',
  },
  km: {
    missing: 'Please write how many km it goes on a day.',
    notANumber: 'Please write the km in digits, for example 60.',
    tooSmall: 'A day has {least} km or more. Please write the km again.',
    tooLarge: 'We can answer up to {most} km on a day. Please write the km again.',
  },
} as const;

/** Figures with their units, joined by a no-break space. */
const amounts = {
  kg: '{number}\u00a0kg',
  km: '{number}\u00a0km',
  kmh: '{number}\u00a0km/h',
  degrees: '{number}\u00a0degrees',
  passengers: '{number, plural, one {# passenger} other {# passengers}}',
  seats: '{number, plural, one {# seat} other {# seats}}',
  hours: '{hours}\u00a0h',
  minutes: '{minutes}\u00a0min',
  hoursMinutes: '{hours}\u00a0h\u00a0{minutes}\u00a0min',
} as const;

/** Needs beside figures. */
const needs = {
  caption: '{name} beside what you need',
  need: 'Need',
  yours: 'You need',
  load: 'Goods beside the driver',
  seats: 'Seats',
  range: 'Distance on a day',
  speed: 'Top speed',
  slope: 'Slope with full load',
  anySpeed: 'any',
  notStated: 'not on its sheet',
  short: 'short by {gap}',
  planned: 'on one charge: typical {typical} less 15\u00a0%',
  recharged: 'on one charge, the rest after {time} at noon',
  /** Reasons why a vehicle does not fit. */
  reasons: {
    load: 'It carries {has} beside the driver; you need {needed}.',
    seats: 'It has {has}; you need {needed}.',
    range: 'It can be planned for {has} on your day; you need {needed}.',
    speed: 'It does {has}; an open road asks for {needed}.',
    slope: 'It climbs {has} with full load; you need {needed}.',
  },
  silent: {
    load: 'Its sheet does not state how much it carries.',
    seats: 'Its sheet does not state how many it seats.',
    range: 'Its sheet does not state how far it goes.',
    speed: 'Its sheet does not state its top speed; an open road asks for {needed}.',
    slope: 'Its sheet does not state what slope it climbs.',
  },
} as const;

const answer = {
  fits: '{name} does this work.',
  recharged: '{name} does this work, with a second charge of {time} at noon.',
  enough: 'Of those that can, it is the one that is no larger than you need.',
  only: 'It is the only one of ours that can.',
  page: 'All about {name}',
  savings: 'Calculate what {name} saves on {km} a day',
  enquire: 'Enquire about {name}',
  about: 'About {name}. Your answers go with the enquiry.',
  none: 'None of ours',
  noneText: 'We do not make a vehicle for this work, and would rather say so now.',
  /** Replaces `noneText` if a change that would help is listed below. */
  eased: 'Not for this work as it is. One change is enough:',
  nearest: '{name} comes nearest. What it is short of:',
  ask: 'If your work can change a little, talk to us.',
} as const;

const others = {
  title: 'Why not the others',
  /** The purpose of each kind of vehicle. */
  madeFor: {
    passenger: 'Made for passengers.',
    cargo: 'Made for goods.',
    pickup: 'Made for goods.',
    bicycle: 'Made for one rider.',
  },
  larger: 'Would do it too. {name} is enough.',
  recharged: 'Would do it too, but only with a second charge of {time} at noon.',
  askTitle: 'Ask us about these',
  askText: 'Nothing that is stated speaks against them. We do not recommend what a sheet does not state.',
} as const;

const changes = {
  title: 'What would change it',
  nothing: 'No single change would do: the vehicle that comes nearest is short of more than one thing.',
  line: '{change}: {outcome}',
  eased: {
    load: 'With {value} at most',
    seats: 'With {value} at most',
    range: 'Up to {value} on a day',
    noon: 'With {value} at a socket at noon',
  },
  raised: { load: 'Above {value}', seats: 'With more than {value}', range: 'Above {value} on a day' },
  road: { lanes: 'In town lanes', open: 'On the open road' },
  slope: {
    flat: 'On flat roads',
    ramps: 'On flyovers and ramps',
    hills: 'In hills',
    steep: 'On steep ghat roads',
  },
  other: '{name} would do.',
  otherRecharged: '{name} would do, with a second charge of {time} at noon.',
  unplugged: '{name} needs no second charge.',
  recharged: '{name} needs a second charge of {time} at noon.',
  none: 'none of ours.',
} as const;

const said = { title: 'You said', change: 'Change', what: '{label}: {value}' } as const;

/** The figures of every vehicle that the questions are about. */
const glance = {
  title: 'All of ours at a glance',
  lead: 'Plan with 15\u00a0% less than the typical range.',
  caption: 'Load, range, speed and slope',
  vehicle: 'Vehicle',
  carries: 'Carries beside the driver',
  typical: 'On one charge, typical',
} as const;

/** The page "Which one fits". */
export const find = {
  name: 'Which one fits',
  title: 'Which one fits your work',
  heading: 'Which one fits your work?',
  introduction:
    'Four questions, one answer, and the reasons for it. Where none of ours fits, the answer says so.',
  answeredTitle: '{answer} | {title}',
  unavailable: 'Our vehicles cannot be read just now. Please try again in a minute, or call us.',
  questions,
  problems,
  amounts,
  needs,
  answer,
  others,
  changes,
  glance,
  said,
} as const;
