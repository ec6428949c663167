import { FormPage } from '../../../engine/kinds/form/form-page'
import type { PageProps } from '../../../engine/page/page-props'
import { pushFormExtras } from '../pushes/push-form-extras'

const extras = pushFormExtras('service-manage.create-push')

/** Composing a push: the form, with the phone and the audience beside it. */
export default function CreatePush(props: PageProps) {
  return <FormPage {...props} extras={extras} />
}
