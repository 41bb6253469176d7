import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { Panel } from '~/ui/panel';
import { LoginForm } from './login-form';
import styles from './login-form.module.css';
import type { loadLogin, submitLogin } from './login.server';

export function LoginPage() {
  const data = useLoaderData<typeof loadLogin>();
  const lastResult = useActionData<typeof submitLogin>();
  const isPending = useNavigation().formAction?.startsWith('/login') ?? false;
  return (
    <div className={styles.page}>
      <Panel>
        <div className={styles.form}>
          <h1>{data.copy.title}</h1>
          <p className={styles.intro}>{data.redirectTo === '/' ? data.copy.intro : data.copy.continueTo}</p>
          <LoginForm id="login" data={data} lastResult={lastResult} isPending={isPending} />
        </div>
      </Panel>
    </div>
  );
}
