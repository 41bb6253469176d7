UPDATE player SET password_hash = replace(password_hash, 'scrypt$', 'scrypt$12$');
