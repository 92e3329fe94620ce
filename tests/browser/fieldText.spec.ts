import { formOf, openGallery } from './support/gallery.ts';
import { walk, type Steps } from './support/journey.ts';
import { expect, test } from './support/panel.ts';

const steps: Steps = {
  'a link is validated and can be removed': async ({ page }) => {
    const form = formOf(page, 'Biçimli metin');
    const editor = form.card.getByRole('textbox', { name: 'Biçimli metin', exact: true }).first();
    const link = form.card.getByRole('button', { name: 'Bağlantı', exact: true });
    await editor.getByText('Bahçemiz').dblclick();
    await link.click();
    const address = form.card.getByRole('textbox', { name: 'Bağlantı adresi' });
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(form.card.getByText(/Geçerli bir web, e-posta ya da telefon/)).toBeVisible();
    await address.fill('example.com');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('link', { name: 'Bahçemiz' })).toHaveAttribute(
      'href',
      'https://example.com',
    );
    await link.click();
    await expect(address).toHaveValue('https://example.com');
    await address.fill('');
    await form.card.getByRole('button', { name: 'Uygula' }).click();
    await expect(editor.getByRole('link')).toHaveCount(0);
  },
  'pasted content keeps its text and loses everything executable': async ({ page }) => {
    const form = formOf(page, 'Biçimli metin');
    const editor = form.card.getByRole('textbox', { name: 'Biçimli metin', exact: true }).first();
    await editor.click();
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p onclick="alert(1)">Söz <a href="javascript:alert(1)">kötü</a><img src="x" onerror="alert(1)"><script>alert(1)</script><iframe src="//evil.example"></iframe></p>',
      );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(editor).toContainText('Söz');
    await expect(
      editor.locator('img, script, iframe, [onclick], a[href^="javascript"]'),
    ).toHaveCount(0);
    await form.accepted();
  },
  'formatted text supports bold, lists, links, undo and redo': async ({ page }) => {
    const form = formOf(page, 'Biçimli metin');
    const editor = form.card.getByRole('textbox', { name: 'Biçimli metin', exact: true }).first();
    const tool = (name: string) =>
      form.card.getByRole('toolbar').getByRole('button', { name, exact: true });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await form.refused('Bu alan zorunludur.');
    await editor.click();
    await editor.pressSequentially('Bahçe ');
    await tool('Kalın').click();
    await expect(tool('Kalın')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('müsait');
    await expect(editor.locator('strong')).toHaveText('müsait');
    await tool('Kalın').hover();
    await page.mouse.down();
    await expect(editor).toBeFocused();
    await page.mouse.up();
    await page.keyboard.press('Enter');
    await tool('Madde işaretli liste').click();
    await page.keyboard.type('İkram');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Işık');
    await expect(editor.getByRole('listitem')).toHaveText(['İkram', 'Işık']);
    await tool('Geri al').click();
    await expect(editor).not.toContainText('Işık');
    await tool('Yinele').click();
    await expect(editor).toContainText('Işık');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(editor).toContainText('Işık');
    await form.accepted();
  },
  'a location is set on the map by mouse and keyboard, and typed': async ({ page }) => {
    const form = formOf(page, 'Haritadaki yer');
    const map = form.card.getByRole('application');
    const latitude = form.card.getByLabel(/^Enlem/);
    const longitude = form.card.getByLabel(/^Boylam/);
    await expect(latitude).toHaveValue('41.043');
    await map.click({ position: { x: 60, y: 60 } });
    await expect(latitude).not.toHaveValue('41.043');
    const [before, across] = [await latitude.inputValue(), await longitude.inputValue()];
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect(map).not.toHaveClass(/leaflet-pan-anim/);
    await page.keyboard.press('Enter');
    await expect(latitude).not.toHaveValue(before);
    await expect(longitude).not.toHaveValue(across);
    await form.accepted();
    await map.getByRole('button', { name: 'Yakınlaştır' }).click();
    await latitude.fill('91');
    await form.refused('En fazla 90 olabilir.');
    await latitude.fill('-33.8688');
    await form.accepted();
  },
};

test('texts are formatted, linked and pasted, and a location is set on the map', async ({
  page,
  panel,
  traveller,
}) => {
  await openGallery(page, panel);
  await walk(steps, traveller);
});
