import integralSetting from '../../entities/task-center/integral-setting'
import { definePage } from '../../schema/page'

export default definePage(integralSetting, {
  kind: 'settings',
  menu: 100,
  icon: 'settings-2',
  fieldsets: {
    earning: ['areas', 'earnCapDay', 'earnCapDevice', 'validMonths', 'expiryNotice'],
    withdrawal: [
      'withdrawOpen',
      'pointsPerUnit',
      'currency',
      'withdrawSteps',
      'withdrawsPerDay',
      'withdrawMonthCap',
      'feeRate',
      'taxRate',
      'payoutMethods',
    ],
    approvalAndBudget: ['reviewFrom', 'secondFrom', 'budgetMonth', 'onBudgetEnd'],
    shop: ['storeOpen'],
  },
})
