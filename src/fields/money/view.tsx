import { NumberControl } from '../controls/number-control'
import { rangeFilter } from '../controls/range-filter'
import { figureCell } from '../controls/text-cell'
import { majorText, minorUnits } from '../currency'
import type { InputProps, View } from '../view'
import { currencyOf } from './currency-of'
import type { MoneyField } from './field'
import { format } from './shape'

/** Typed in majors of the currency that is next to it; the value is in minor units. */
function MoneyInput(props: InputProps<number, MoneyField>) {
  const code = currencyOf(props.field, props.context.row)
  return (
    <NumberControl
      // Another currency reads the same digits as another amount: write the amount again.
      key={code}
      {...props}
      write={(minor) => majorText(minor, code ?? '')}
      read={(typed) => minorUnits(typed, code ?? '')}
      unit={code}
    />
  )
}

export const view: View<number, MoneyField> = {
  Cell: figureCell(format),
  Input: MoneyInput,
  Filter: rangeFilter(MoneyInput),
  align: 'end',
  isWhole: true,
  width: 144,
}
