export { loadSecurityTxt as loader } from '~/features/home/well-known/security-txt.server';
