import type { Payload } from 'payload';

/** The company's name as a number plate, on the sign-in page; "Studio" until a name is stored. */
export const Logo = async ({ payload }: { payload: Payload }) => {
  const { brand } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { brand: true } });
  return (
    <div className="plate plate--large">
      <span>{brand || 'Studio'}</span>
    </div>
  );
};
