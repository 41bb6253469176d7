import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { LoginForm, type LoginData } from './login-form';
import styles from './login-form.module.css';
import type { submitLogin } from './login.server';

/** The login form over another page. A success redirects, which closes the dialog. */
export default function LoginDialog({ data, titleId }: { data: LoginData; titleId: string }) {
  const fetcher = useFetcher<typeof submitLogin>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[name=username]')?.focus(), []);
  return (
    <div ref={box} className={styles.form}>
      <h2 id={titleId} className={styles.title}>
        {data.copy.title}
      </h2>
      <LoginForm
        id="login-dialog"
        data={data}
        lastResult={fetcher.data}
        isPending={fetcher.state !== 'idle'}
        FormElement={fetcher.Form}
      />
    </div>
  );
}
