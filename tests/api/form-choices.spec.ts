/**
 * Fills the forms like a program that knows nothing about the site: every choice comes from a call, and is sent as the
 * call gave it.
 */
import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { newName, postJson } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { findLead, signIn } from '../support/staff/staff-desk.ts';

interface Row {
  id: number;
  key: string;
  slug: string;
  vehicle_name: string;
  dealership: boolean;
  test_ride: boolean;
  vehicles: string[] | null;
}

/** The rows of a list. A second request for an unchanged answer gets a 304. No cache keeps a list that does not exist. */
const list = async (
  request: APIRequestContext,
  path: string,
  caching = 'must-revalidate',
): Promise<Row[]> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const { etag = '', vary, ...headers } = answer.headers();
  expect(vary).toContain('Accept-Language');
  expect(headers['cache-control']).toContain(caching);
  expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status(), path).toBe(304);
  return (await answer.json()).data.data;
};

const getVersion = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get(apiPaths.getFormStatus)).json()).data.privacy_version;

/** Sends a form, and reads the lead that was stored. */
const store = async (path: string, form: { name: string } & Record<string, unknown>) => {
  const answer = await postJson(BASE_URL, path, form);
  expect(answer.status, await answer.text()).toBe(200);
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  try {
    return await findLead(staff, form.name);
  } finally {
    await staff.dispose();
  }
};

const first = <Value>([value]: readonly Value[]): Value => {
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

test('a program can fill in a dealer enquiry with the answers of the API', async ({ request }) => {
  const state = first(await list(request, apiPaths.getStates));
  const city = first(await list(request, `/api/get-cities/${state.id}`));
  const vehicle = first((await list(request, apiPaths.getVehicles)).filter(({ dealership }) => dealership));
  const lead = await store(apiPaths.createDealer, {
    name: newName(),
    email: 'dealer@example.com',
    phone: '+91 98250 12345',
    message: 'I have a showroom of 200 square metres.',
    vehicle: vehicle.key,
    state_id: state.id,
    city_id: city.id,
    privacy_version: await getVersion(request),
  });
  expect(lead).toMatchObject({ vehicle: vehicle.vehicle_name, state: state.id, city: city.id });
});

test('a program can fill in a test ride with the answers of the API, also at a dealer without a list of vehicles', async ({
  request,
}) => {
  const rides = (await list(request, apiPaths.getVehicles)).filter(({ test_ride }) => test_ride);
  const dealers = await list(request, apiPaths.getRideDealers);
  const chosen = [({ vehicles }: Row) => vehicles !== null, ({ vehicles }: Row) => vehicles === null];
  for (const dealer of chosen.map((holds) => first(dealers.filter(holds)))) {
    const vehicle = first(rides.filter(({ key }) => dealer.vehicles?.includes(key) ?? true));
    const days = await list(request, `/api/get-ride-days/${dealer.slug}`);
    const [day, other] = [first(days), first(days.slice(-1))];
    const lead = await store(apiPaths.postTestRide, {
      name: newName(),
      mobile: '98250 12345',
      vehicle: vehicle.key,
      dealer: dealer.slug,
      first_choice: day.key,
      second_choice: other.key,
      privacy_version: await getVersion(request),
    });
    expect(lead).toMatchObject({
      vehicle: vehicle.vehicle_name,
      firstChoice: day.key,
      secondChoice: other.key,
    });
  }
});

test('the API lists only test ride dealers, with only the fields that a form needs, and the same half-days as the page', async ({
  request,
}) => {
  const dealers = await list(request, apiPaths.getRideDealers);
  expect(dealers.length).toBeGreaterThan(1);
  for (const dealer of dealers)
    expect(Object.keys(dealer)).toEqual(['slug', 'dealer_name', 'town', 'pin', 'state_name', 'vehicles']);
  for (const { slug } of dealers) {
    const page = await (await request.get(`/testride?dealer=${slug}`)).text();
    const offered = [...page.matchAll(/<option value="(\d{4}-\d\d-\d\d-[ap]m)"/g)].map(([, key]) => key);
    const days = await list(request, `/api/get-ride-days/${slug}`);
    expect(new Set(offered), slug).toEqual(new Set(days.map(({ key }) => key)));
  }
  expect(await list(request, '/api/get-ride-days/nobody', 'no-store')).toEqual([]);
});
