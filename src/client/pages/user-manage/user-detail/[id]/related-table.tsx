import { Link } from 'wouter'
import { useCaption } from '../../../../base/i18n/use-caption'
import { nameOf, nearestTie, tieText, type RelatedGraph } from './related-graph'
import styles from './related-accounts.module.css'

interface RelatedTableProps {
  readonly graph: RelatedGraph
  readonly urlOf: (id: number) => string
}

/** The graph as a table: each account, to whom it is tied, by what, and how much that says. */
export function RelatedTable({ graph, urlOf }: RelatedTableProps) {
  const caption = useCaption()
  return (
    <table className={styles.table}>
      <caption>{caption('related.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{caption('related.account')}</th>
          <th scope="col">{caption('user.displayId')}</th>
          <th scope="col">{caption('related.tiedTo')}</th>
          <th scope="col">{caption('related.by')}</th>
          <th scope="col" data-figure="">
            {caption('related.weight')}
          </th>
          <th scope="col" data-figure="">
            {caption('related.step')}
          </th>
          <th scope="col">{caption('related.state')}</th>
          <th scope="col" data-figure="">
            {caption('related.risk')}
          </th>
        </tr>
      </thead>
      <tbody>
        {graph.accounts
          .filter(({ step }) => step > 0)
          .map((account) => {
            const nearest = nearestTie(graph, account)
            return (
              <tr key={account.id}>
                <th scope="row">
                  <Link href={urlOf(account.id)}>{nameOf(account)}</Link>
                </th>
                <td>{account.displayId}</td>
                <td>{nearest?.other && nameOf(nearest.other)}</td>
                <td>{nearest && tieText(nearest.tie, caption)}</td>
                <td data-figure="">{nearest?.tie.weight}</td>
                <td data-figure="">{account.step}</td>
                <td>{caption(`user.state.${account.state}`)}</td>
                <td data-figure="">{account.riskScore}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
