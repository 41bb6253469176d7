export { loadSecurityTxt as loader } from '~/features/well-known/security-txt.server';
