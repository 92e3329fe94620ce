import { recordName } from '../../../../src/engine/definition/recordName.ts';
import { isRemovable } from '../../../../src/engine/actions/availableActions.ts';
import { expect } from '../panel.ts';
import { timeout, problemUnless } from './timeouts.ts';
import { recordOf } from './recordPage.ts';
import { settled, type Visit } from './Visit.ts';
import { tr } from './translator.ts';

/**
 * Checks that deletion is offered exactly if the record allows it, asks with the record's name, and deletes the
 * record.
 */
export async function removing(visit: Visit, id: string): Promise<string[]> {
  const { page, panel, base, resource } = visit;
  const record = await recordOf(visit, id);
  const name = recordName(resource, record);
  await panel.goto(`${base}/${id}`);
  await settled(page);
  const more = page.getByRole('button', { name: tr('ui.action.more'), exact: true });
  const entry = page.getByRole('menuitem', { name: tr('ui.action.delete'), exact: true });
  if (!isRemovable(resource, record)) {
    if (await more.isVisible()) await more.click();
    return problemUnless(
      'a record that cannot be deleted offers it',
      expect(entry).toHaveCount(0, timeout),
    );
  }
  await more.click();
  await entry.click();
  const dialog = page.getByRole('dialog', {
    name: tr('engine.remove.title', { name }),
    exact: true,
  });
  const problems = await problemUnless(
    'deleting does not ask by the name of the record',
    expect(dialog).toBeVisible(timeout),
  );
  if (problems.length > 0) return problems;
  if ((await visit.fetchDirectly(visit.recordUrl(id))).status !== 200)
    problems.push('the record is deleted before the question is answered');
  await dialog.getByRole('button', { name: tr('ui.action.delete'), exact: true }).click();
  problems.push(
    ...(await problemUnless(
      'what was deleted is not told',
      expect(page.getByText(tr('engine.remove.done', { name }))).toBeVisible(timeout),
    )),
    ...(await problemUnless(
      'deleting does not lead back to the list',
      expect(page).toHaveURL(new RegExp(`${base}([?]|$)`), timeout),
    )),
    ...(await problemUnless(
      'the deleted record is still in the list',
      expect(page.getByRole('main').locator(`a[href="${base}/${id}"]`)).toHaveCount(0, timeout),
    )),
  );
  const { status } = await visit.fetchDirectly(visit.recordUrl(id));
  return status === 404
    ? problems
    : [...problems, `the API still answers ${status} for the record`];
}
