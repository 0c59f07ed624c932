import { Button, ButtonLink } from './button.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('Button', {
  green: () => <Button>Enquire now</Button>,
  ink: () => <Button look="ink">Show more</Button>,
  marigold: () => <Button look="marigold">Book a test ride</Button>,
  outline: () => <Button look="outline">Contact us</Button>,
  text: () => <Button look="text">Delete it</Button>,
  wide: () => <Button wide>Send</Button>,
  'that cannot be used now': () => <Button disabled>Send</Button>,
  'while what was pressed is being done': () => <Button look="busy">Loading...</Button>,
  'a link that looks like one': () => <ButtonLink href="/">Go to the home page</ButtonLink>,
});
