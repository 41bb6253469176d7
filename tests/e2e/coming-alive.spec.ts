import { registrationOf } from '../support/players';
import { fillRegistration, formFor, registrationForm, submit, typedRegistration } from '../support/registering';
import { expect, hydrated, test } from './test';

test('nothing moves from under a finger when the page of the code comes alive', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'pages come alive by JavaScript');
  await page.goto('/register');
  await hydrated(page, true);
  await fillRegistration(page, typedRegistration(registrationOf()));
  await registrationForm(page).locator('[name=trialBonus]').check();
  await submit(registrationForm(page));
  await formFor(page, 'verify').waitFor();
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/register/phone', { waitUntil: 'commit' });
  const way = formFor(page, 'change').getByRole('button');
  const before = await way.boundingBox();
  letGo();
  await hydrated(page, true);
  expect(await way.boundingBox()).toEqual(before);
});
