import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { FeatureList } from '../../ui/feature-list.tsx';
import { Section } from '../../ui/section.tsx';

/** What is new in its build: few things, with room. */
export const Innovations = ({
  innovationsHeading,
  innovations,
}: Pick<Product, 'innovationsHeading' | 'innovations'>) => {
  const { product } = useLocale().words;
  return (
    <Section title={innovationsHeading || product.innovations}>
      <FeatureList look="large" items={innovations} />
    </Section>
  );
};

/** How it answers what customers ask for: many things, to be looked through. */
export const Solutions = ({ solutions }: Pick<Product, 'solutions'>) => (
  <Section title={useLocale().words.product.solutions} ground="sky">
    <FeatureList items={solutions} />
  </Section>
);
