/** The four questions. */
const questions = {
  title: 'Four questions',
  again: 'Change your answers',
  submit: 'Show what fits',
  carry: {
    legend: '1. What do you carry?',
    short: 'You carry',
    goods: 'Goods',
    people: 'Passengers',
    self: 'Only the rider',
  },
  kg: {
    label: 'Weight of a full load',
    mark: 'in kg',
    hint: 'The heaviest load of an ordinary week, without the driver.',
  },
  people: { label: 'How many at a time', mark: 'beside the driver' },
  km: {
    legend: '2. How far in a day?',
    short: 'In a day',
    label: 'Distance',
    mark: 'in km',
    hint: 'The longest day of an ordinary week, there and back.',
  },
  noon: {
    short: 'Charging at noon',
    label: 'How long can you charge it at noon?',
    mark: 'in hours',
    hint: 'Only if you can really charge it then on every working day.',
    none: 'Not at all',
  },
  road: {
    legend: '3. On which roads?',
    short: 'Roads',
    lanes: { label: 'Town lanes', hint: 'Markets, housing societies, slow roads.' },
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
  carry: 'Please say what you carry.',
  road: 'Please say which roads you use.',
  slope: 'Please say how steep it gets.',
  noon: 'Please choose how long you can charge it at noon: up to 4 hours.',
  kg: {
    missing: 'Please write how heavy a full load is, in kg.',
    notANumber: 'Please write the weight in digits, for example 250.',
    tooSmall: 'A load weighs {least} kg or more. Please write the weight again.',
    tooLarge: 'We can answer up to {most} kg. Please write the weight again.',
  },
  people: {
    missing: 'Please write how many passengers there are.',
    notANumber: 'Please write the number of passengers in digits, for example 4.',
    tooSmall: 'There must be {least} or more passengers. Please write how many.',
    tooLarge: 'We can answer up to {most} passengers. Please write how many.',
  },
  km: {
    missing: 'Please write how many km you drive in a day.',
    notANumber: 'Please write the km in digits, for example 60.',
    tooSmall: 'The distance must be {least} km or more. Please write it again.',
    tooLarge: 'We can answer up to {most} km in a day. Please write the distance again.',
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
  range: 'Distance in a day',
  speed: 'Top speed',
  slope: 'Slope with a full load',
  anySpeed: 'any',
  notStated: 'not on its sheet',
  short: 'short by {gap}',
  planned: 'on one charge: typical {typical} less 15\u00a0%',
  recharged: 'on one charge, the rest after {time} at noon',
  /** Reasons why a vehicle does not fit. */
  reasons: {
    load: 'It carries {has} beside the driver; you need {needed}.',
    seats: 'It has {has}; you need {needed}.',
    range: 'You can plan for {has} in a day; you need {needed}.',
    speed: 'It does {has}; an open road needs {needed}.',
    slope: 'It climbs {has} with a full load; you need {needed}.',
  },
  silent: {
    load: 'Its sheet does not state how much it carries.',
    seats: 'Its sheet does not state how many it seats.',
    range: 'Its sheet does not state how far it goes.',
    speed: 'Its sheet does not state its top speed; an open road needs {needed}.',
    slope: 'Its sheet does not state what slope it climbs.',
  },
} as const;

const answer = {
  fits: '{name} can do this work.',
  recharged: '{name} can do this work, with a second charge of {time} at noon.',
  enough: 'Other vehicles can do it too, but this one is no larger than you need.',
  unplugged: 'Other vehicles can do it too, but this one is enough, and needs no second charge at noon.',
  only: 'It is the only one of our vehicles that can.',
  page: 'All about {name}',
  savings: 'Calculate what {name} saves at {km} a day',
  enquire: 'Enquire about {name}',
  about: 'About {name}. Your answers go with the enquiry.',
  none: 'None of our vehicles',
  noneText: 'We do not make a vehicle for this work, and would rather tell you now.',
  /** Replaces `noneText` if a change that would help is listed below. */
  eased: 'Not for this work as you describe it. One change is enough:',
  nearest: '{name} comes nearest. It falls short in:',
  ask: 'If you can change your work a little, talk to us.',
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
  larger: 'It could do this too, but {name} is enough.',
  recharged: 'It could do this too, but only with a second charge of {time} at noon.',
  askTitle: 'Ask us about these',
  askText:
    'Their published figures do not rule them out, but a figure that you need is missing, so we do not recommend them.',
} as const;

const changes = {
  title: 'What would change it',
  nothing: 'No single change is enough: the vehicle that comes nearest falls short in more than one thing.',
  line: '{change}: {outcome}',
  eased: {
    load: 'With {value} at most',
    seats: 'With {value} at most',
    range: 'Up to {value} in a day',
    noon: 'With {value} of charging at noon',
  },
  raised: { load: 'Above {value}', seats: 'With more than {value}', range: 'Above {value} in a day' },
  road: { lanes: 'In town lanes', open: 'On the open road' },
  slope: {
    flat: 'On flat roads',
    ramps: 'On flyovers and ramps',
    hills: 'In hills',
    steep: 'On steep ghat roads',
  },
  other: '{name} would fit.',
  otherRecharged: '{name} would fit, with a second charge of {time} at noon.',
  unplugged: '{name} needs no second charge.',
  recharged: '{name} needs a second charge of {time} at noon.',
  none: 'none of our vehicles.',
} as const;

const said = { title: 'You said', change: 'Change', what: '{label}: {value}' } as const;

/** The figures of every vehicle that the questions are about. */
const glance = {
  title: 'All our vehicles at a glance',
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
    'Four questions, one answer, and the reasons for it. If none of our vehicles fits, the answer says so.',
  answeredTitle: '{answer} | {title}',
  unavailable: 'Our vehicles cannot be shown just now. Please try again in a minute, or call us.',
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
