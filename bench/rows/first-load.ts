import { FIRST_LOAD_BUDGET_KB, firstLoadWeights } from '../../tests/support/first-load-weight.ts';
import type { Row } from '../table.ts';

/** The size of each page's first visit, compared with the budget in the tests. */
export function measureFirstLoad(): Row[] {
  const budget = FIRST_LOAD_BUDGET_KB;
  return firstLoadWeights().map(({ page, scripts, styles, fonts }) => ({
    name: `first load of ${page}`,
    measured: `scripts ${scripts.toFixed(1)}, styles ${styles.toFixed(1)}, fonts ${fonts.toFixed(1)} KB`,
    comparison: `budget ${budget.scripts}, ${budget.styles}, ${budget.fonts} KB`,
    ratio: null,
    target: 'within it',
    met: scripts < budget.scripts && styles < budget.styles && fonts < budget.fonts,
  }));
}
