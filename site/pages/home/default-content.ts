import type { Banner } from '../../data/banners.ts';
import type { HomeWords } from '../../data/home.ts';
import type { Words } from '../../words/words.ts';
import { toDefaultQuestions } from '../default-questions.ts';
import { getDefaultStatistics } from '../default-statistics.ts';

/** A banner. The built-in banner has no picture. */
export type HomeBanner = Omit<Banner, 'picture'> & { picture: Banner['picture'] | null };

const toHtml = (text: string): string => `<p>${text}</p>`;

/** Content of the home page if a read failed or nothing is stored: the fixed content of the specification. */
export const getDefaultContent = (words: Pick<Words, 'home' | 'faqs'>) => {
  const { banner, headings, introduction, benefits } = words.home.defaults;
  const { charge, price, leaf } = introduction;
  const banners: HomeBanner[] = [
    {
      heading: banner.heading,
      descriptionHtml: toHtml(banner.description),
      picture: null,
      product: null,
      figure: null,
    },
  ];
  const homeWords: HomeWords = {
    headings,
    introduction: {
      heading: introduction.heading,
      text: introduction.text,
      sellingPoints: [
        { ...charge, icon: 'charge' },
        { ...price, icon: 'price' },
        { ...leaf, icon: 'leaf' },
      ],
    },
    benefits: {
      heading: benefits.heading,
      text: '',
      figures: Object.entries(benefits.figures).map(([key, said]) => ({
        key,
        unitPosition: 'after',
        ...said,
      })),
    },
    statistics: getDefaultStatistics(words),
  };
  return {
    banners,
    words: homeWords,
    questions: toDefaultQuestions(words.faqs),
  };
};
