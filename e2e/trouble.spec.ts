/** What goes wrong on the way: pictures that break, calls that are slow or fail, impatient clicks, two tabs, the end of a session. */
import type { Page } from '@playwright/test';
import { type Account, signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

/** Longer than an impatient second click takes. */
const SLOW_MS = 700;
const main = (page: Page) => page.getByRole('main');
const callsTo = (page: Page, method: string, path: RegExp): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) seen.push(request.url());
  });
  return seen;
};
/** Calls take their time, and arrive. */
const slow = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    await route.continue();
  });

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
}

test.describe('pictures that do not come', () => {
  test.use({ expectedAnswers: [/\.avif$|\/api\/images\/serve\//] });

  test('leave their description in their place, on written pages and on others', async ({ page }) => {
    const gone = (address: string) => page.route(address, (route) => route.fulfill({ status: 404 }));
    await gone('**/*.avif');
    await gone('**/api/images/serve/**');
    await page.goto(product.url);
    const hero = main(page)
      .getByRole('img', { name: /rose gold ring with an oval sapphire/i })
      .first();
    await expect(hero).toBeVisible();
    await expect(hero).toHaveText(/rose gold ring with an oval sapphire/i);
    await signUp(page, product.url);
    await page.goto(`${product.url}/pieces`);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('img').first()).toHaveText(/\w+/);
    // What can be done with a piece can still be done.
    await card.getByRole('button', { name: 'Turn over' }).click();
    await card.getByRole('button', { name: 'Select' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});

test('a slow server is waited for in sight, and clicks in between do nothing twice', async ({ page }) => {
  const account = await signUp(page, product.url);
  await page.context().clearCookies();
  await slow(page, '**/api/auth/login');
  await page.goto(`${product.url}/login`);
  const logins = callsTo(page, 'POST', /\/auth\/login$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await main(page).getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(page.getByText('Login successful')).toBeVisible();
  expect(logins).toHaveLength(1);

  await slow(page, '**/api/pieces?*');
  await slow(page, '**/api/pieces');
  await page.goto(`${product.url}/pieces`);
  await expect(main(page).getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await slow(page, '**/api/collections');
  await page.goto(`${product.url}/collections`);
  const created = callsTo(page, 'POST', /\/api\/collections$/);
  await main(page).getByRole('button', { name: 'New Collection' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Once');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).dblclick();
  await expect(page.getByText('Collection created')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Once' })).toHaveCount(1);
  expect(created).toHaveLength(1);

  await slow(page, '**/api/cart/items');
  const answer = await page.request.get(`${product.url}/api/pieces?limit=1`);
  const { data: pieces } = (await answer.json()) as { data: { id: string }[] };
  await page.goto(`${product.url}/pieces/${pieces[0]?.id}`);
  const added = callsTo(page, 'POST', /\/api\/cart\/items$/);
  await page.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(added).toHaveLength(1);
});

test.describe('a server that fails', () => {
  test.use({ expectedAnswers: [/\/api\/(?:pieces|credits\/balance)/] });

  test('is told of in words, and asked again', async ({ page }) => {
    await signUp(page, product.url);
    const broken = {
      status: 404,
      json: { error: { message: 'Not today.', code: 'NOT_FOUND', status: 404 } },
    };
    await page.route('**/api/pieces*', (route) => route.fulfill(broken));
    await page.route('**/api/credits/balance', (route) => route.fulfill(broken));
    await page.goto(`${product.url}/pieces`);
    await expect(main(page).getByText('Error loading pieces')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Error', { exact: true })).toBeVisible();
    await page.unroute('**/api/pieces*');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('a form that is sent before the page is awake', () => {
  test.use({ expectedAnswers: [/\/api\/auth\/login$/] });

  test('keeps its password out of the address, and is sent when it is', async ({ page }) => {
    const held: (() => void)[] = [];
    let isAwake = false;
    await page.route('**/assets/*.js', async (route) => {
      if (!isAwake) await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    const logins: unknown[] = [];
    page.on('request', (request) => {
      if (!/\/api\/auth\/login$/.test(request.url())) return;
      const { email, password } = request.postDataJSON() as Record<string, unknown>;
      logins.push({ email, password });
    });
    await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.keyboard.press('Enter');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(`${product.url}/login`);
    isAwake = true;
    for (const go of held) go();
    // It is sent as soon as somebody listens, once.
    await expect(main(page).getByText('Invalid email or password')).toBeVisible();
    expect(logins).toEqual([{ email: 'mira@example.com', password: 'a long enough password' }]);
    await expect(page).toHaveURL(`${product.url}/login`);
  });
});

test.describe('the end of a session', () => {
  test.use({ expectedAnswers: [/\/api\//] });

  test('in the checkout leads back to it, with the address that was typed, without the card', async ({
    page,
  }) => {
    const account = await signUp(page, product.url);
    await page.goto(`${product.url}/pieces`);
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Turn over' }).click();
    await card.getByRole('button', { name: 'Select' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('combobox', { name: /^Ring size/ }).click();
    await page.getByRole('option', { name: '6.5' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    const typed = { Address: '1 Bench Lane', City: 'Providence', 'ZIP Code': '02903' };
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    await page.getByLabel('State', { exact: true }).fill('RI');
    await page.getByLabel('Cardholder Name').fill('Mira Stone');
    await page.getByLabel('Card Number').fill('4111111111111111');
    await page.getByLabel('Expiry (MM/YY)').fill('12/34');
    await page.getByLabel('CVV').fill('987');

    await page.context().clearCookies();
    const ended = { error: { message: 'Please log in.', code: 'TOKEN_EXPIRED', status: 401 } };
    await page.route('**/api/payments/checkout', (route) => route.fulfill({ status: 401, json: ended }));
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.unroute('**/api/payments/checkout');
    await logIn(page, account);
    await expect(page).toHaveURL(/\/checkout$/);
    for (const [label, value] of Object.entries(typed)) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await expect(page.getByLabel('Card Number')).toHaveValue('');
  });
});

test('a logout in one tab signs the other out', async ({ page, context }) => {
  await signUp(page, product.url);
  await page.goto(`${product.url}/profile`);
  await expect(page.getByText('No favorites yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto(product.url);
  await other.getByRole('button', { name: /^Account:/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByText('Logged out successfully')).toBeVisible();
  await page.bringToFront();
  await expect(page).toHaveURL(/\/login$|\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('scripts begin after what is seen, and do not wait for ever', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product.url);
  const firstScript = () => asked.findIndex((path) => path.endsWith('.js'));
  await expect.poll(firstScript).toBeGreaterThan(0);
  for (const seen of [/\.css$/, /cormorant.*\.woff2$/, /figtree.*\.woff2$/, /oriane.*\.avif$/]) {
    const place = asked.findIndex((path) => seen.test(path));
    expect(place, String(seen)).toBeGreaterThan(-1);
    expect(place, String(seen)).toBeLessThan(firstScript());
  }

  // A first picture that never comes keeps nobody from using the page.
  await page.route('**/assets/oriane*', () => undefined);
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(async () => {
    await page.getByRole('combobox').first().selectOption({ label: 'Español' }, { timeout: 1_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test.describe('code that does not come', () => {
  test.use({ expectedAnswers: [/\/assets\/|\/api\/|\/healthz$/] });

  const gone = { status: 404, body: 'Not found' };
  const loads = (page: Page): string[] => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
    });
    return seen;
  };

  test('after an update is fetched by one page load, at the page that was asked for', async ({ page }) => {
    await signUp(page, product.url);
    await page.goto(`${product.url}/studio`);
    await page.getByLabel(/Describe/).fill('a ring with a moonstone');
    let isUpdated = false;
    await page.route(/\/assets\/pieces-[^/]*\.js$/, (route) =>
      isUpdated ? route.continue() : route.fulfill(gone),
    );
    const seen = loads(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isUpdated = true;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Pieces' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/pieces`);
    expect(seen).toEqual(['/pieces']);
    await page.goBack();
    await expect(page.getByLabel(/Describe/)).toHaveValue('a ring with a moonstone');
  });

  test.describe('even then', () => {
    test.use({ expectedWords: [/dynamically imported module|CodeGoneError|React Router caught/] });

    test('is told of when that does not help, and no page is loaded again and again', async ({ page }) => {
      await signUp(page, product.url);
      await page.goto(`${product.url}/about`);
      await page.route(/\/assets\/pieces-[^/]*\.js$/, (route) => route.fulfill(gone));
      const seen = loads(page);
      const toPieces = page.getByRole('banner').getByRole('link', { name: 'Pieces' });
      const isAwake = () => expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
      await isAwake();
      await toPieces.click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      expect(seen).toEqual(['/pieces']);
      await page.goto(`${product.url}/about`);
      await isAwake();
      await toPieces.click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      expect(seen).toEqual(['/pieces', '/about']);
    });
  });

  test('offline leaves the page as it is, with the banner, and comes when the network is back', async ({
    page,
    context,
  }) => {
    await signUp(page, product.url);
    await page.goto(`${product.url}/settings`);
    await page.getByLabel('Name', { exact: true }).fill('Mira Moonstone');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Failed to update account information')).toBeVisible();
    const seen = loads(page);
    await page.getByRole('banner').getByRole('link', { name: 'Collections' }).click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mira Moonstone');
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'My Collections' })).toBeVisible();
    // What a page has once asked for in vain, some browsers do not ask for again.
    expect(seen.length).toBeLessThanOrEqual(1);
  });
});
