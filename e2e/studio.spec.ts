/** What a customer meets in the Studio beside the straight way: refusals, cancel, refinement, versions, 3D, start over. */
import type { Page } from '@playwright/test';
import { signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

const GENERATION_TIMEOUT_MS = 300_000;

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

const promptForm = (page: Page) => page.getByRole('form', { name: 'Prompt' });

async function openStudio(page: Page): Promise<void> {
  await signUp(page, product.url);
  await page.goto(`${product.url}/studio`);
  await expect(page.getByText('Your Design Canvas')).toBeVisible();
}

async function generate(page: Page, words: string): Promise<void> {
  await promptForm(page).getByRole('textbox').fill(words);
  await promptForm(page).getByRole('button', { name: 'Generate' }).click();
}

test('a quick preset of another type than a ring is designed', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Minimal pendant' }).click();
  await promptForm(page).getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Designs generated!').first()).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
  await expect(page.getByRole('img', { name: /pendant/i }).first()).toBeVisible();
  await expect(page.getByLabel(/21 credits available/)).toBeVisible();
});

test('words that are not about jewelry cannot be sent, and say why', async ({ page }) => {
  await openStudio(page);
  await promptForm(page).getByRole('textbox').fill('write me a poem about the sea');
  await expect(promptForm(page).getByText(/jewelry/i)).toBeVisible();
  await expect(promptForm(page).getByRole('button', { name: 'Generate' })).toBeDisabled();
});

test('a cancelled generation releases its credits', async ({ page }) => {
  await openStudio(page);
  await generate(page, 'a gold signet style ring with a ruby');
  await expect(page.getByLabel(/21 credits available/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel(/25 credits available/)).toBeVisible();
  await expect(page.getByText('Your Design Canvas')).toBeVisible();
});

test('a piece is refined, brought back, turned in 3D, and cleared away', async ({ page }) => {
  await openStudio(page);
  await generate(page, 'a yellow gold solitaire ring with a round diamond');
  await expect(page.getByText('Designs generated!')).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });

  await promptForm(page).getByRole('textbox').fill('in platinum and with a thinner band');
  await promptForm(page).getByRole('button', { name: 'Refine', exact: true }).click();
  await expect(page.getByText('Design refined')).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
  await expect(page.getByRole('heading', { name: /platinum/i })).toBeVisible();
  await expect(page.getByLabel(/20 credits available/)).toBeVisible();

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 restored')).toBeVisible();
  await expect(page.getByText('Version 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /yellow gold/i })).toBeVisible();

  await page.getByRole('button', { name: '3D', exact: true }).click();
  await expect(page.getByRole('toolbar', { name: '3D view' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: '2D', exact: true }).click();

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Your Design Canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Celestial ring' })).toBeVisible();
});

test('a customer who writes Spanish is understood, and answered in Spanish', async ({ page }) => {
  await signUp(page, product.url);
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto(`${product.url}/studio`);
  const form = page.getByRole('form', { name: 'Descripción' });
  await expect(page.getByRole('button', { name: 'Anillo celestial' })).toBeVisible();
  await form.getByRole('textbox').fill('anillo de oro rosa con un zafiro ovalado, grabado con "Siempre"');
  await expect(form.getByText('Metal: Oro rosa')).toBeVisible();
  await expect(form.getByText('Piedra: Zafiro')).toBeVisible();
  await form.getByRole('button', { name: 'Generar' }).click();
  await expect(page.getByText('¡Diseños generados!').first()).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
  await expect(page.getByRole('heading', { name: /zafiro oval.* en oro rosa de 14 k$/ })).toBeVisible();

  await form.getByRole('textbox').fill('en platino y con la banda más fina');
  await form.getByRole('button', { name: 'Ajustar', exact: true }).click();
  await expect(page.getByText('Diseño ajustado')).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
  await expect(page.getByRole('heading', { name: /en platino/i })).toBeVisible();

  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Créditos' }).click();
  await expect(page.getByText('Créditos de bienvenida')).toBeVisible();
});
