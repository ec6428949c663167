/** The records of the section data-manage that hang together, each under the name of its entity. */
export { cloudBudgetGenerator as cloudBudget } from '../cloud-budgets'
export { cloudUsageDayGenerator as cloudUsageDay } from '../cloud-usage'
