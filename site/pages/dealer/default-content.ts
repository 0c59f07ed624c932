import type { DealerContent } from '../../data/dealer.ts';
import type { Figure } from '../../data/figure.ts';

/** Stands in while the dealer page cannot be read. */
export const defaultDealer: DealerContent = {
  heading: 'Sell and service electric three-wheelers in your district',
  pitchHtml: '<p>Call or write to us: somebody who knows your state calls you back.</p>',
  offers: [],
  vehicles: [],
};

const share = (key: string, label: string, condition: string): Figure => ({
  key,
  label,
  value: '99',
  unit: '%',
  unitPosition: 'after',
  note: '',
  condition,
});

/** Specification, section 2: quick statistics show 99% three times. */
export const defaultStatistics: Figure[] = [
  share('serviceSatisfaction', 'Customer satisfaction', 'as stated by our service'),
  share('onTimeDelivery', 'Delivery on time', 'as stated by our dealers'),
  share('fleetAvailability', 'Vehicles on the road', 'as stated by our service'),
];
